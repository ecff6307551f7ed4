export * from './check.ts';
export * from './definitions.ts';
export * from './email.ts';
export * from './form.ts';
export * from './host-form.ts';
export * from './limits.ts';
export * from './person.ts';
export * from './text.ts';
