// In the `_meta` of a result: whose answer it is. The server says the same in `resource.ts`; a test compares them.
export const OPERATION_META = "almagest/operation";
