/**
 * The part of n8n's interface that a node meets: what n8n reads of a class, and what it gives to `execute`. Written from
 * its documentation, because n8n's own types are not under a free licence.
 */

/** A value of a parameter: texts, numbers, and the objects of collections. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export interface Option {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly description?: string;
  /** The sentence in the list of actions. */
  readonly action?: string;
}

/** A parameter of a node or of a credential. */
export interface Property {
  readonly displayName: string;
  readonly name: string;
  readonly type: "string" | "number" | "boolean" | "options" | "json" | "collection";
  readonly default: Value;
  readonly required?: boolean;
  readonly description?: string;
  readonly placeholder?: string;
  readonly noDataExpression?: boolean;
  readonly typeOptions?: Readonly<Record<string, boolean | number>>;
  readonly displayOptions?: { readonly show: Readonly<Record<string, readonly string[]>> };
  /** Choices, or the members of a collection. */
  readonly options?: readonly (Option | Property)[];
}

export interface NodeDescription {
  readonly displayName: string;
  readonly name: string;
  icon?: string;
  readonly group: readonly string[];
  readonly version: number;
  readonly subtitle: string;
  readonly description: string;
  readonly defaults: { readonly name: string };
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Agents of a workflow may use the node. */
  readonly usableAsTool: true;
  readonly credentials: readonly { readonly name: string; readonly required: boolean }[];
  readonly properties: Property[];
}

export interface Item {
  readonly json: Readonly<Record<string, unknown>>;
  readonly binary?: Readonly<Record<string, unknown>>;
  readonly pairedItem?: { readonly item: number };
}

export interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly qs: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly encoding: "arraybuffer";
  readonly returnFullResponse: true;
  readonly ignoreHttpStatusErrors: true;
  /** n8n would send the credential to the host that a redirect leads to. */
  readonly disableFollowRedirect: true;
}

/** Bytes, whose text is UTF-8: a Buffer of Node. */
export interface Bytes {
  readonly toString: () => string;
}

export interface HttpAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Bytes;
}

/** `this` of `execute`. */
export interface ExecuteFunctions {
  readonly getInputData: () => readonly Item[];
  readonly getNodeParameter: (name: string, itemIndex: number, fallback?: Value) => Value;
  readonly getCredentials: (type: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly continueOnFail: () => boolean;
  readonly helpers: {
    readonly httpRequestWithAuthentication: (
      this: ExecuteFunctions,
      type: string,
      request: HttpRequest,
    ) => Promise<HttpAnswer>;
    readonly prepareBinaryData: (data: Bytes, fileName: string, mimeType: string) => Promise<unknown>;
  };
}

export interface NodeType {
  readonly description: NodeDescription;
  readonly execute: (this: ExecuteFunctions) => Promise<Item[][]>;
}

export interface CredentialType {
  readonly name: string;
  readonly displayName: string;
  readonly documentationUrl?: string;
  readonly icon?: string;
  readonly properties: Property[];
  readonly authenticate: {
    readonly type: "generic";
    readonly properties: { readonly headers: Readonly<Record<string, string>> };
  };
  readonly test: { readonly request: { readonly baseURL: string; readonly url: string } };
}
