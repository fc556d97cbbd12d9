/** A program that registered itself (RFC 7591). */
export interface RegisteredClient {
  readonly id: string;
  /** The name it gives itself; anybody may take any. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** A person's agreement, with the code that the program exchanges. */
export interface Agreement {
  readonly grantId: string;
  /** The consent form, which counts once. */
  readonly formId: string;
  /** Hash of the secret that was shown: the grant ends with it. */
  readonly secretHash: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectUri: string;
  /** The tool server's address. */
  readonly resource: string;
  /** The challenge of PKCE, S256. */
  readonly challenge: string;
  readonly codeHash: string;
}

/** Hashes of the pair that is about to be issued. */
export interface NewPair {
  readonly accessHash: string;
  readonly refreshHash: string;
}

export interface CodeExchange extends NewPair {
  readonly codeHash: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Made of the verifier that was sent. */
  readonly challenge: string;
  /** Undefined where the request names none. */
  readonly resource: string | undefined;
}

export interface RefreshExchange extends NewPair {
  readonly tokenHash: string;
  readonly clientId: string;
  readonly resource: string | undefined;
}

/** A grant as the owner of the key sees it. */
export interface Grant {
  readonly id: string;
  readonly keyId: string;
  readonly clientId: string;
  readonly clientName: string;
  /** The address that answers go to. */
  readonly redirectUri: string;
  readonly resource: string;
  readonly createdEpochMs: number;
  /** The last exchange of a token. */
  readonly usedEpochMs: number;
}

/** Actions that an address, or a key, may take a limited number of times in an hour. */
export type AttemptKind = "wrong_key" | "register" | "describe" | "challenge";

export interface Attempt {
  readonly kind: AttemptKind;
  /** Id of the client's address, never the address itself; of challenges the id of the key. */
  readonly subject: string;
  readonly most: number;
}

/** Storage of sign-ins. Each method is one statement, which may be sent twice. */
export interface OAuthStore {
  addClient(client: RegisteredClient): Promise<void>;
  findClient(id: string): Promise<RegisteredClient | undefined>;
  /** False where the form was used before. */
  agree(agreement: Agreement): Promise<boolean>;
  /** The resource of the new pair; undefined where the code is not good. A code that is sent twice ends its grant. */
  redeemCode(exchange: CodeExchange): Promise<string | undefined>;
  /** The resource of the new pair; undefined where the token is not good. An old token ends its grant. */
  refresh(exchange: RefreshExchange): Promise<string | undefined>;
  /** Ends the grant of a token, where that is the client's. */
  revoke(tokenHash: string, clientId: string): Promise<void>;
  /** The grants of a key that are in force, the latest first. */
  grantsOf(keyId: string): Promise<readonly Grant[]>;
  /** False where the key has no such grant in force. */
  endGrant(keyId: string, grantId: string): Promise<boolean>;
  /** Counts an attempt. Seconds to wait where there were too many; 0 where it is allowed. */
  attempt(attempt: Attempt): Promise<number>;
  /** Takes an attempt back that was none. */
  forgive(attempt: Pick<Attempt, "kind" | "subject">): Promise<void>;
}
