/** Settings passed on the server's command line, where no file of the folder can change them. */
export interface ServerOptions {
  readonly socketDirectory: string;
  /** False only where nothing has to last: in tests. */
  readonly isDurable: boolean;
}

export const PORT = 5432;

export function settings({ socketDirectory, isDurable }: ServerOptions): readonly string[] {
  const lasting = isDurable ? "on" : "off";
  const values: Readonly<Record<string, string>> = {
    // No port: access to the socket is access to the database, and its directory is closed to other users.
    listen_addresses: "",
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: "0700",
    port: String(PORT),
    // An answered call is on the disk.
    fsync: lasting,
    full_page_writes: lasting,
    synchronous_commit: lasting,
    // macOS keeps synced data in the drive's memory unless this is set.
    ...(process.platform === "darwin" ? { wal_sync_method: "fsync_writethrough" } : {}),
    // One machine, no replicas, a small ledger.
    wal_level: "minimal",
    max_wal_senders: "0",
    max_logical_replication_workers: "0",
    max_wal_size: "256MB",
    shared_buffers: "32MB",
    io_method: "sync",
    max_connections: "200",
    // The service's own log says what matters; it never shows statements.
    log_destination: "stderr",
    logging_collector: "off",
    log_min_messages: "warning",
    log_min_error_statement: "panic",
    TimeZone: "UTC",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
