import { randomInt } from 'node:crypto';
import { isEmail } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';

export type Owner = { user_id: string; email: string; added_at: string };

/** Letters and digits that nobody takes for another, 116 random bits in four groups. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
function newPassword(): string {
  const group = () => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Makes an owner, with an account if the address has none.
 *
 * @returns The password of a new account.
 */
export async function addOwner(client: Client, address: string): Promise<string | undefined> {
  const email = asEmail(address);
  const password = newPassword();
  const known = await accountOf(client, email);
  const { data, error } = known
    ? { data: { user: known }, error: null }
    : await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw new Error(`The account was not made: ${error.message}`);
  const { error: refused } = await client.rpc('add_owner', { of_user: data.user.id, of_email: email });
  if (refused) throw new Error(`${email} did not become an owner: ${refused.message}`);
  return known ? undefined : password;
}

export async function listOwners(client: Client): Promise<Owner[]> {
  const { data, error } = await client.rpc('list_owners');
  if (error) throw new Error(`The owners could not be read: ${error.message}`);
  return data;
}

/** Ends every session of theirs. @returns The new password. */
export async function changePassword(client: Client, address: string): Promise<string> {
  const email = asEmail(address);
  const account = await accountOf(client, email);
  if (!account) throw new Error(`${email} has no account: npx pnpm run owner add ${email} makes one.`);
  const password = newPassword();
  const { error } = await client.auth.admin.updateUserById(account.id, { password });
  if (error) throw new Error(`The password is the one of before: ${error.message}`);
  return password;
}

/** The rights first, then the account with its sessions. */
export async function removeOwner(client: Client, address: string): Promise<void> {
  const email = asEmail(address);
  const owner = (await listOwners(client)).find((each) => each.email === email);
  if (!owner) throw new Error(`${email} is no owner: npx pnpm run owner list shows who is.`);
  const { error } = await client.rpc('remove_owner', { of_user: owner.user_id });
  if (error) throw new Error(`${email} is still an owner: ${error.message}`);
  const { error: kept } = await client.auth.admin.deleteUser(owner.user_id);
  if (kept) throw new Error(`${email} is no owner any more, but the account stays: ${kept.message}`);
}

function asEmail(address: string): string {
  const email = address.trim().toLowerCase();
  if (!isEmail(email)) throw new Error(`"${address}" is no e-mail address.`);
  return email;
}

/** Asked for at once; a project of one designer has a handful. */
const most = 1000;

async function accountOf(client: Client, email: string) {
  const { data, error } = await client.auth.admin.listUsers({ perPage: most });
  if (error) throw new Error(`The accounts could not be read: ${error.message}`);
  return data.users.find((user) => user.email?.toLowerCase() === email);
}
