/** A file that is fetched as it is; the build gives it a name with a hash of its contents. */
declare module "*?asset" {
  const asset: import("./fetched").Asset;
  export default asset;
}
