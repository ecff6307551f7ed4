import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The servers that stand between the visitors and this one, and whose word about an address counts. */
export type Proxies = BlockList;

/**
 * @param setting Addresses and networks, separated by commas: `127.0.0.1, 10.0.0.0/8, ::1`. Empty: no proxy is trusted.
 * @throws Where a part of it is neither.
 */
export function readProxies(setting = ''): Proxies {
  const proxies = new BlockList();
  for (const part of setting.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || !/^\d*$/.test(bits ?? '') || bits === '' || prefix > most)
      throw new Error(
        `TRUSTED_PROXIES has "${part}", which is neither an address nor a network such as 10.0.0.0/8.`,
      );
    proxies.addSubnet(address, prefix, family);
  }
  return proxies;
}

/**
 * Whose request it is. Anybody can write X-Forwarded-For, so it is read from its end, where each proxy has added whom it
 * was asked by, and only as long as a trusted one says so. Null where the connection is gone.
 */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: Proxies,
): string | null {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((text) => plain(text.trim()));
  let address = plain(socket.remoteAddress ?? '');
  while (isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) {
    const before = said.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address || null;
}

/** Without the dress of an IPv4 address on an IPv6 socket, without brackets and port. */
function plain(address: string): string {
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}
