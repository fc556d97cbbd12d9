/** The version segment that every address of the interface begins with. */
export const BASE_PATH = "/api/v2";

export const DOCUMENT_PATH = `${BASE_PATH}/openapi.json`;
export const WHOLE_YAML_PATH = `${BASE_PATH}/openapi.yaml`;
export const POSTMAN_PATH = `${BASE_PATH}/postman.json`;

/** Whether an address is that of a document: its ending then asks for no other form of an answer. */
export function isDocumentPath(path: string): boolean {
  return path === DOCUMENT_PATH || path === POSTMAN_PATH || path.startsWith(`${BASE_PATH}/openapi/`);
}
