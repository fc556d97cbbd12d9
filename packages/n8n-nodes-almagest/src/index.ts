export { AlmagestApi } from "./credentials";
export type { Document } from "./document";
export type {
  CredentialType,
  ExecuteFunctions,
  HttpAnswer,
  HttpRequest,
  Item,
  NodeDescription,
  NodeType,
  Option,
  Property,
  Value,
} from "./interface";
export { AlmagestFailure, almagestNode } from "./node";
export { type Call, type NodeTable, nodeTable } from "./table";
