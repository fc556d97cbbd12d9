/** The version segment that every address of the interface begins with. */
export const BASE_PATH = "/api/v2";

export const DOCUMENT_PATH = `${BASE_PATH}/openapi.json`;
