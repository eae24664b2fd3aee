/** The form by which ids are compared: they differ in more than case or they are the same (reference 4, 9.2). */
export function foldId(id: string): string {
  return id.toLowerCase();
}
