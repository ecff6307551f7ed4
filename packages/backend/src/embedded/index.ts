export { defaultBackupDir } from './backup-folder.ts';
export { defaultDataDir, openFolder } from './data-folder.ts';
export { FormNotStoredError, type StoredForm, type StoreFormSubmission } from './form-store.ts';
export { FolderInUseError } from './guards/folder-lock.ts';
export { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
export {
  LinkNotPressedError,
  type PressLink,
} from './newsletter-links.ts';
export { OwnerError } from './owner-error.ts';
export { signInCalls } from './sign-in/calls.ts';
export { type Backend, type BackendOptions, startBackend } from './start-backend.ts';
export type { CountViolation, Violation } from './violations.ts';
