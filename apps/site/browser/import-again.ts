/**
 * Imports code, and once more under another address if it could not be fetched: a document never asks for an address again
 * that it has once failed to import (as HTML says, and Chromium since 150). Only for code whose own imports are there already.
 */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    // The browsers that remember a failure name the address.
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Code>;
  }
}
