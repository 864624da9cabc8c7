/** What of an address makes a view: not on which page of it one is. In one order, so that two may be compared. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("up_to");
  params.sort();
  return params.toString();
}
