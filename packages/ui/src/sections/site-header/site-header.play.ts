import { expect, waitFor, within } from 'storybook/test';

/** Queries for the play functions of the header's stories. */
export const page = within(document.body);
export const trigger = (name: string) => page.getByRole('button', { name });
export const opens = (name: RegExp) => waitFor(() => expect(page.getByRole('link', { name })).toBeVisible());
export const gone = (name: RegExp) => waitFor(() => expect(page.queryByRole('link', { name })).toBeNull());
export const uxDesign = /^UX Design/;
export const workshops = /^Workshops/;
