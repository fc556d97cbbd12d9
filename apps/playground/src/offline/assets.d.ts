/** A file fetched unchanged; the build puts a hash of its contents into its name. */
declare module "*?asset" {
  const asset: import("./fetched").Asset;
  export default asset;
}
