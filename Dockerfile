# Two images: the service (the last stage, so the default) and, with --target pooler, a PgBouncer for it.
#
# A tag can be moved to another image, a digest cannot. `docker buildx imagetools inspect IMAGE` prints the digest of a tag;
# build with `--build-arg NODE_IMAGE=IMAGE@sha256:…` to pin it. None is pinned here yet, because no image registry could be queried.
# renovate: datasource=docker depName=node
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
# renovate: datasource=docker depName=debian
ARG DEBIAN_IMAGE=debian:13.2-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
ENV CI=true
COPY . .
# No compiler here either: the native engine is optional and left out, Swiss Ephemeris runs as WebAssembly.
RUN node tools/pnpm.mjs install --frozen-lockfile
RUN node tools/build.mjs --programs
RUN node tools/pnpm.mjs --filter @almagest/api deploy --prod --legacy /out/api
RUN node tools/pnpm.mjs --filter @almagest/usage-ledger deploy --prod --no-optional --legacy /out/usage-ledger

# Debian 13 has PgBouncer 1.24, which supports prepared statements across connections.
FROM ${DEBIAN_IMAGE} AS pooler
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER nobody
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6432"]
CMD ["/usr/sbin/pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]

FROM ${NODE_IMAGE} AS service
# A container is reached from outside; the proxy that publishes its port has to speak TLS.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 ALMAGEST_DATA_DIR=/data ALMAGEST_ENGINE=wasm
RUN install -d -o node -g node -m 700 /data
COPY --from=build /out /app
WORKDIR /app
# By name: the embedded database needs an entry in /etc/passwd.
USER node
VOLUME ["/data"]
EXPOSE 8787
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/api/dist/main.js"]
