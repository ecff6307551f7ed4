import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { StaticSite } from './static-site.ts';

/** What the host's form handling hands on: names and values as sent, without the fields that steer the handling. */
export interface FormSubmission {
  form_name: string;
  fields: Record<string, string>;
  submission_id?: string;
  spam: boolean;
  peerAddress?: string;
}

/** Name of the form → name of its honeypot field. */
export type KnownForms = ReadonlyMap<string, string>;

const limits = { fields: 60, fieldNameSize: 100, fieldSize: 32 * 1024, files: 0, parts: 80 };
const largestBody = 256 * 1024;
const submissionId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An answer that is not a stored submission; `status` is what the host would say. */
export class FormRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** As at a deployment of the production host: forms are known by their markup in the published pages, and by nothing else. */
export function detectForms(site: StaticSite): KnownForms {
  const known = new Map<string, string>();
  for (const file of site.files.values()) {
    if (!file.path.endsWith('.html')) continue;
    for (const form of elements(parse(file.body.toString()), 'form')) {
      const attributes = attributesOf(form);
      if (attributes['data-netlify'] !== 'true' && !('netlify' in attributes)) continue;
      const name = attributes.name ?? hiddenName(form);
      if (name === undefined) continue;
      known.set(name, attributes['data-netlify-honeypot'] ?? attributes['netlify-honeypot'] ?? '');
    }
  }
  return known;
}

export async function readSubmission(request: IncomingMessage, known: KnownForms): Promise<FormSubmission> {
  const values = await readFields(request);
  const { 'form-name': name, submission_id: id, ...rest } = values;
  const honeypot = name === undefined ? undefined : known.get(name);
  if (name === undefined || honeypot === undefined) {
    throw new FormRefusal(404, `No page publishes a form with the name "${name ?? ''}".`);
  }
  const { [honeypot]: bait = '', ...fields } = rest;
  return {
    form_name: name,
    fields,
    spam: bait !== '',
    ...(id !== undefined && submissionId.test(id) && { submission_id: id }),
    ...(request.socket.remoteAddress !== undefined && { peerAddress: request.socket.remoteAddress }),
  };
}

function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new FormRefusal(415, 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.');
  }
  const tooLarge = () => new FormRefusal(413, 'The form is larger than this host takes.');
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();

  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const refuse = (error: Error) => {
      request.unpipe();
      request.resume();
      reject(error);
    };
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > largestBody) refuse(tooLarge());
    });
    request.on('aborted', () => refuse(new FormRefusal(400, 'The form broke off.')));
    try {
      const parser = busboy({ headers: request.headers, limits });
      parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) refuse(tooLarge());
        else fields[name] = fields[name] === undefined ? value : `${fields[name]}, ${value}`;
      });
      for (const event of ['fieldsLimit', 'partsLimit'] as const) parser.on(event, () => refuse(tooLarge()));
      parser.on('error', () => refuse(new FormRefusal(400, 'The form cannot be read.')));
      parser.on('close', () => resolve(fields));
      request.pipe(parser);
    } catch {
      refuse(new FormRefusal(400, 'The form cannot be read.'));
    }
  });
}

function* elements(node: Tree.Node, name: string): Generator<Tree.Element> {
  if ('tagName' in node && node.tagName === name) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child, name);
}

function attributesOf(element: Tree.Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

function hiddenName(form: Tree.Element): string | undefined {
  const inputs = [...elements(form, 'input')].map(attributesOf);
  return inputs.find(({ name }) => name === 'form-name')?.value;
}
