# The backend, its worker and its commands: one image, several commands. Built from the repository's root:
#   docker build -f deploy/backend.Dockerfile -t sen-backend .
FROM node:24-bookworm-slim AS made
WORKDIR /app
COPY . .
RUN npm ci && npm run generate && npm prune --omit=dev

FROM node:24-bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ffmpeg tini \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=made /app/package.json ./
COPY --from=made /app/node_modules node_modules
COPY --from=made /app/packages packages
COPY --from=made /app/apps/backend apps/backend
# Fewer arenas of the C allocator, and what a decoded picture took goes back to the system at once.
ENV NODE_ENV=production SEN_DATA_DIR=/data PORT=4000 NODE_COMPILE_CACHE=/tmp/node MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 4000
ENTRYPOINT ["tini", "--", "node", "--conditions=@sen/source", "--max-semi-space-size=4", "--max-old-space-size=256"]
CMD ["apps/backend/src/main.ts"]
