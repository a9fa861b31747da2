FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer.ini /etc/pgbouncer/sen.ini
USER postgres
CMD ["sh", "-c", "printf '\"sen\" \"%s\"\\n' \"$POSTGRES_PASSWORD\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/sen.ini"]
