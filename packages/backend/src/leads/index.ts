export { forgetMails } from '../mail/folder.ts';
export { deletePerson, findPerson, type PersonalRow } from './person.ts';
export { type LeadSource, openLeadSource } from './source.ts';
