import type { McpSignIn } from "@almagest/mcp";
import { challengeFor } from "./metadata";
import { type OAuth, TOOLS_PATH } from "./oauth";

/** Sign-ins as the tool servers see them. */
export function signInAt(oauth: OAuth): McpSignIn {
  const all = `${oauth.issuer}${TOOLS_PATH}`;
  return {
    resource: (domainId) => (domainId === "" ? all : `${all}/${domainId}`),
    challenge: (domainId) => challengeFor(oauth, domainId),
  };
}
