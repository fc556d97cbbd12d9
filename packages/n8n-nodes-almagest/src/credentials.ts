import type { CredentialType } from "./interface";

export const CREDENTIAL = "almagestApi";

/** The address of a service and a key of it. n8n sends the key in a header, and tests both with a call that costs a unit. */
export class AlmagestApi implements CredentialType {
  readonly name = CREDENTIAL;
  readonly displayName = "Almagest API";
  readonly icon = "file:almagest.svg";
  readonly properties: CredentialType["properties"] = [
    {
      displayName: "Base URL",
      name: "baseUrl",
      type: "string",
      default: "http://127.0.0.1:8787/api/v2",
      required: true,
      description: "The address at which the interface of your service begins",
      placeholder: "https://api.example.com/api/v2",
    },
    {
      displayName: "API Key",
      name: "apiKey",
      type: "string",
      default: "",
      required: true,
      typeOptions: { password: true },
      description: "A secret key of the service: alm_sk_…",
    },
  ];
  readonly authenticate: CredentialType["authenticate"] = {
    type: "generic",
    properties: { headers: { "X-API-Key": "={{$credentials.apiKey}}" } },
  };
  readonly test = { request: { baseURL: '={{$credentials.baseUrl.replace(/\\/+$/, "")}}', url: "/usage" } };
}
