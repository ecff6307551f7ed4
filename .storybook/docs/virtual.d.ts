declare module 'virtual:props' {
  const docs: Record<string, import('./props.ts').ComponentDoc>;
  export default docs;
}
