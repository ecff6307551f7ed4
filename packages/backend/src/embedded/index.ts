export { FormNotStoredError, type StoredForm, type StoreFormSubmission } from './form-store.ts';
export { FolderInUseError } from './guards/folder-lock.ts';
export { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
export { type Backend, type BackendOptions, defaultDataDir, startBackend } from './start-backend.ts';
