# The server with the application: one process, its writable files in /data alone (docs/hosting.md).
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The application's configuration as JSON, with which the pages are rendered.
ARG SPA_CONFIG=
RUN npm run build

FROM ${BASE}
LABEL org.opencontainers.image.title="Huoltovaraus" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
# Belongs to root, so that the process cannot change its own program.
COPY package.json package-lock.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
ARG SPA_CONFIG=
# The payment sandbox listens on 127.0.0.1, which no browser outside the container reaches.
ENV HOST=0.0.0.0 PORT=3000 SANDBOX_PORT=off DATA_DIR=/data SPA_CONFIG=${SPA_CONFIG}
RUN mkdir --mode=700 /data && chown 1000:1000 /data
VOLUME /data
# By number, because Kubernetes admits no name under runAsNonRoot. It is the user `node` of the default base.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "http.get(`http://127.0.0.1:${process.env.PORT}/health`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Without npm or a shell before it, so that the server itself gets SIGTERM.
CMD ["node", "--enable-source-maps", "dist-server/main.js"]
