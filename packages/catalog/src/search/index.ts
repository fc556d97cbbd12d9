export { type SearchedOperation, searchedOperations } from "./operations";
export { type OperationSearch, operationSearch, type SearchResult } from "./search";
export { isEmpty, stem, wordsIn } from "./words";
