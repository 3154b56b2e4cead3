/** Whether the browser has a database of this name. Where it does not tell, it may. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await globalThis.indexedDB.databases()).some(database => database.name === name);
  } catch {
    return true;
  }
}
