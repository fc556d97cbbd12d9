import { LANGS } from "@almagest/operation";
import { type OAuth, SCOPE, TOOLS_PATH } from "./oauth";

const RESOURCE = "/.well-known/oauth-protected-resource";
const SERVER = "/.well-known/oauth-authorization-server";

/**
 * The address of a resource's metadata: the well-known path goes between host and path (RFC 9728, 3.1; RFC 8414, 3.1).
 */
export function resourceMetadataAddress(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${RESOURCE}${pathname}`;
}

/** The part of a 401 of a tool server that says where to find out about sign-ins (RFC 9728, 5.1). */
export function challengeFor({ issuer, resourceOf }: Pick<OAuth, "issuer" | "resourceOf">, domainId: string): string {
  const own = domainId === "" ? undefined : resourceOf(`${issuer}${TOOLS_PATH}/${domainId}`);
  const resource = own ?? `${issuer}${TOOLS_PATH}`;
  return `resource_metadata="${resourceMetadataAddress(resource)}", scope="${SCOPE}"`;
}

/**
 * The document at a well-known path; undefined for another path. A proxy that serves this service below a path of its own
 * may pass the path on or leave it out.
 */
export function metadataAt(oauth: OAuth, path: string): object | undefined {
  const base = new URL(oauth.issuer).pathname.replace(/\/$/, "");
  const rest = (prefix: string): string | undefined => {
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return undefined;
    const suffix = path.slice(prefix.length).replace(/\/$/, "");
    return suffix.startsWith(`${base}/`) || suffix === base ? suffix.slice(base.length) : suffix;
  };
  if (rest(SERVER) === "") return serverMetadata(oauth);
  const toolServer = rest(RESOURCE);
  if (toolServer === undefined || toolServer === "") return undefined;
  const resource = oauth.resourceOf(`${oauth.issuer}${toolServer}`);
  return resource === undefined ? undefined : resourceMetadata(oauth, resource);
}

function resourceMetadata({ issuer }: OAuth, resource: string): object {
  return {
    resource,
    authorization_servers: [issuer],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ["header"],
    resource_name: "Almagest",
    resource_documentation: `${issuer}/docs`,
  };
}

function serverMetadata({ issuer }: OAuth): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    registration_endpoint: `${issuer}/oauth/register`,
    scopes_supported: [SCOPE],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    ui_locales_supported: LANGS,
    service_documentation: `${issuer}/docs`,
  };
}
