/**
 * The interface that the types beside this are those of: `paths`, `components` and `operations`, which the build makes
 * from the service's OpenAPI document (`tools/paths.mjs`) and adds to this module's declarations.
 */
export const INTERFACE_VERSION = "2.0.0";
