/** Omits the page number and sorts the parameters, so two views can be compared. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("up_to");
  params.sort();
  return params.toString();
}
