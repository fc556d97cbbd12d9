/** Where the reference shows an operation: the page's own deep link. */
export function referenceAddress(publicUrl: string, domainId: string, operationId: string): string {
  return `${publicUrl}/docs#/${domainId}/${operationId}`;
}
