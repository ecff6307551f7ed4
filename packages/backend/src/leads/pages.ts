/** The API gives a thousand rows at the most. */
const pageSize = 1000;

type Page<Row> = { data: Row[] | null; error: { message: string } | null };

/** All rows of a question whose order is fixed. */
export async function readPages<Row>(
  what: string,
  read: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + pageSize - 1);
    if (error || !data) throw new Error(`${what} could not be read: ${error?.message}`);
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}
