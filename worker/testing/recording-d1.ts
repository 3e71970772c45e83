export interface Recording {
  /** Calls to the database so far. */
  trips: number
  /** Each statement that was sent, with the parameters of its first execution. */
  statements: Map<string, unknown[]>
}

/** A D1 that records each call and passes it on unchanged. */
export class RecordingD1 implements Recording {
  trips = 0
  readonly statements = new Map<string, unknown[]>()
  /** The recorded database. */
  readonly database: D1Database
  /** The same database, unrecorded. */
  plain: D1Database

  constructor(plain: D1Database) {
    this.plain = plain
    this.database = {
      prepare: (sql: string) => this.#wrap(sql, [], this.plain.prepare(sql)),
      batch: (list: D1PreparedStatement[]) => {
        this.trips += 1
        for (const statement of list) this.#note(statement)
        return this.plain.batch(list.map((statement) => this.#plainOf.get(statement) ?? statement))
      },
    } as unknown as D1Database
  }

  /** Records another database from now on, from zero. */
  restart(plain: D1Database): void {
    this.plain = plain
    this.trips = 0
    this.statements.clear()
    this.#plainOf.clear()
    this.#sources.clear()
  }

  readonly #plainOf = new Map<D1PreparedStatement, D1PreparedStatement>()
  readonly #sources = new Map<D1PreparedStatement, { sql: string; parameters: unknown[] }>()

  #wrap(sql: string, parameters: unknown[], inner: D1PreparedStatement): D1PreparedStatement {
    const run =
      (method: 'all' | 'raw' | 'run') =>
      (...options: []) => {
        this.trips += 1
        this.#note(wrapped)
        return inner[method](...options)
      }
    const wrapped = {
      bind: (...values: unknown[]) => this.#wrap(sql, values, inner.bind(...values)),
      all: run('all'),
      raw: run('raw'),
      run: run('run'),
    } as unknown as D1PreparedStatement
    this.#plainOf.set(wrapped, inner)
    this.#sources.set(wrapped, { sql, parameters })
    return wrapped
  }

  #note(statement: D1PreparedStatement): void {
    const source = this.#sources.get(statement)
    if (source && !this.statements.has(source.sql)) this.statements.set(source.sql, source.parameters)
  }

  /** The query plan of a statement, one line per step. */
  async plan(sql: string): Promise<string[]> {
    const statement = this.plain
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...(this.statements.get(sql) ?? []))
    const { results } = await statement.all<{ detail: string }>()
    return results.map((row) => row.detail)
  }
}
