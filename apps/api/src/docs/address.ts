/** The deep link to an operation in the reference. */
export function referenceAddress(publicUrl: string, domainId: string, operationId: string): string {
  return `${publicUrl}/docs#/${domainId}/${operationId}`;
}
