# The backend, its worker and its commands: one image, several commands. Built from the repository's root:
#   docker build -f deploy/backend.Dockerfile --target shop -t sen-backend .
FROM node:24-bookworm-slim AS made
WORKDIR /app
COPY . .
RUN npm ci && npm run generate

FROM made AS shop-made
RUN npm ci --omit=dev -w @sen/backend && rm -rf apps/demo apps/storefront

FROM made AS demonstration-made
RUN npm ci --omit=dev -w @sen/backend -w @sen/demo && rm -rf apps/storefront

FROM node:24-bookworm-slim AS base
RUN apt-get update \
    && apt-get install -y --no-install-recommends ffmpeg tini \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir /data && chown node:node /data
WORKDIR /app
# Fewer arenas of the C allocator, and what a decoded picture took goes back to the system at once.
ENV NODE_ENV=production SEN_DATA_DIR=/data PORT=4000 NODE_COMPILE_CACHE=/tmp/node MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 4000
ENTRYPOINT ["tini", "--", "node", "--conditions=@sen/source", "--max-semi-space-size=4", "--max-old-space-size=256"]
CMD ["apps/backend/src/main.ts"]

FROM base AS demonstration
COPY --from=demonstration-made /app/package.json ./
COPY --from=demonstration-made /app/node_modules node_modules
COPY --from=demonstration-made /app/packages packages
COPY --from=demonstration-made /app/apps apps

FROM base AS shop
COPY --from=shop-made /app/package.json ./
COPY --from=shop-made /app/node_modules node_modules
COPY --from=shop-made /app/packages packages
COPY --from=shop-made /app/apps apps
