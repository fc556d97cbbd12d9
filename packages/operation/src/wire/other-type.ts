/** Stands for a value of another type than is due: it fits no scalar and no list. */
export class OtherType {
  readonly #came: unknown;

  constructor(came: unknown) {
    this.#came = came;
  }

  /** The value that came; any other value unchanged. Reads no property: a proxy may throw. */
  static whatCame(value: unknown): unknown {
    return typeof value === "object" && value !== null && #came in value ? value.#came : value;
  }
}
