declare module 'virtual:props' {
  const docs: Record<string, import('../../packages/ui/scripts/docs/prop-doc.ts').ComponentDoc>;
  export default docs;
}

declare module 'virtual:facts' {
  const facts: Record<string, import('../../packages/ui/scripts/docs/facts.ts').Facts>;
  export default facts;
}
