export { type Caller, type Callers, fixedCallers, type Identification } from "./callers";
export { type CredentialSource, type Credentials, readCredentials, type Transport } from "./credentials";
export { equalInConstantTime } from "./encoding";
export { generateKey, hashKey, type KeyKind, type ParsedKey, parseKey } from "./key";
