/** Runs `count` tasks, at most `limit` at once; returns their results in order. */
export async function atOnce<Value>(
  limit: number,
  count: number,
  work: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
