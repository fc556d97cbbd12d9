// The member of a result's `_meta` that names the operation. The server has the same in `resource.ts`; a test compares
// them.
export const OPERATION_META = "almagest/operation";
