/** The version segment that every address of the interface begins with. */
export const BASE_PATH = "/api/v2";
