/** An answer as it came over the wire, whoever gave it. */
export interface Answer {
  /** 0 without any answer. */
  status: number;
  /** What the database gave back of the new row. */
  row?: unknown;
  code?: string | undefined;
  message?: string | undefined;
  details?: string | null | undefined;
  hint?: string | null | undefined;
  retryAfter?: string | null | undefined;
  /** Whether it says itself that it has stored just this. */
  confirmed?: boolean;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, ok, headers } = response;
  const retryAfter = headers.get('retry-after');
  const text = await response.text();
  const json = parse(text);
  const words = json === undefined && text !== '' ? { message: text } : {};
  return ok ? { status, retryAfter, row: json, ...words } : { ...words, ...json, status, retryAfter };
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
