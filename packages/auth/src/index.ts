export type { Caller, Callers, Identification } from "./callers";
export { type AddressSource, clientAddress, clientId, clientNetwork } from "./client-address";
export { answerHeaders, type Preflight, preflightHeaders } from "./cors";
export { type ParsedCredential, parseCredential } from "./credential";
export { type CredentialSource, type Credentials, readCredentials, type Transport } from "./credentials";
export { type Feed, type FeedStore, isFeedId, MOST_FEEDS, newFeedId } from "./feeds";
export { fixedKeyStore } from "./fixed-store";
export { isAddressHost, normalizeHostname, unicodeHostname } from "./hostname";
export { type KeptKeys, keptKeys } from "./kept-keys";
export { generateKey, hashKey, type KeyKind, type ParsedKey, parseKey } from "./key";
export { type KeyCallersOptions, keyCallers } from "./key-callers";
export { type CacheOptions, cachedKeyStore, type KeyStore, type StoredKey, type StoredToken } from "./key-store";
export type {
  Agreement,
  Attempt,
  AttemptKind,
  CodeExchange,
  Grant,
  NewPair,
  OAuthStore,
  RefreshExchange,
  RegisteredClient,
} from "./oauth/store";
export {
  ACCESS_SECONDS,
  CODE_SECONDS,
  generateToken,
  isCovered,
  LEEWAY_SECONDS,
  newOAuthId,
  type ParsedToken,
  parseToken,
  REFRESH_SECONDS,
  type TokenKind,
} from "./oauth/token";
export { type AllowlistEntry, hostOfOrigin, type OriginDecision, originAllowed, readAllowlistEntry } from "./origins";
export { isPublicAddress } from "./public-address";
export { REFUSALS } from "./refusals";
export {
  type MayCall,
  mayCall,
  PLANS,
  type Plan,
  renew,
  requestsPerMonthOf,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type SubscriptionStatus,
  statusAt,
} from "./subscriptions";
export { deliveryId, isDeliveryId, isWebhookId, MOST_WEBHOOKS, newWebhookId } from "./webhooks";
