import type postgres from "postgres";

/** Whether connections end at PostgreSQL itself, where a prepared statement stays. */
export interface Directness {
  /** False until it is proven, which the first question begins. */
  readonly isKnown: (pool: postgres.Sql) => boolean;
  /** The next connection may end elsewhere. */
  readonly forget: () => void;
}

/**
 * The key that a connection gets for cancellations begins with the number of the process that serves it. A pooler hands
 * out keys of its own, since it moves a client from one process to another: there the two numbers differ.
 */
export function directness(): Directness {
  let isDirect = false;
  let asked: symbol | undefined;

  const ask = async (pool: postgres.Sql): Promise<void> => {
    const turn = Symbol();
    asked = turn;
    try {
      const rows = await pool.unsafe("SELECT pg_backend_pid() AS pid");
      if (asked === turn) isDirect = rows[0]?.["pid"] === rows.state.pid;
    } catch {
      if (asked === turn) asked = undefined;
    }
  };

  return {
    isKnown: (pool) => {
      if (asked === undefined) void ask(pool);
      return isDirect;
    },
    forget: () => {
      isDirect = false;
      asked = undefined;
    },
  };
}
