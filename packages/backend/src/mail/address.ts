/**
 * Whether a mail may go to an address. Stricter than the forms are, which keep a lead of any address: what a mail server could
 * take for a route or for several addresses gets nothing.
 */
export function isMailable(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return shape.test(address) && local.length <= 64 && domain.length <= 253;
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const atom = String.raw`[\p{L}\p{N}_+'=~&#/?^{}*$-]+`;
const shape = new RegExp(String.raw`^${atom}(?:\.${atom})*@${label}(?:\.${label})+$`, 'u');
