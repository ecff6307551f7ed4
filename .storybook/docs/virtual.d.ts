declare module 'virtual:props' {
  const docs: Record<string, import('../../packages/ui/scripts/docs/prop-doc.ts').ComponentDoc>;
  export default docs;
}
