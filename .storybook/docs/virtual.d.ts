declare module 'virtual:props' {
  const docs: Record<string, import('./prop-doc.ts').ComponentDoc>;
  export default docs;
}
