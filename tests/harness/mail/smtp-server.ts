/** A minimal SMTP server for tests. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  /** Commands before the content, such as `RCPT TO:<aino@example.fi>`. */
  readonly commands: readonly string[]
  readonly content: string
}

export interface SmtpServer {
  readonly url: string
  readonly received: ReceivedMail[]
  readonly close: () => Promise<void>
}

/** Listens on a free local port. `recipient` is the response to each RCPT command. */
export async function startSmtpServer(recipient = '250 OK'): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('utf8').on('error', () => undefined)
    converse(socket, recipient, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const END_OF_CONTENT = '\r\n.\r\n'

function converse(socket: Socket, recipient: string, received: ReceivedMail[]): void {
  let [unread, commands, isContent]: [string, string[], boolean] = ['', [], false]
  const answer = (line: string): void => void socket.write(`${line}\r\n`)
  const take = (end: string): string | null => {
    const at = unread.indexOf(end)
    if (at < 0) return null
    const taken = unread.slice(0, at)
    unread = unread.slice(at + end.length)
    return taken
  }
  const command = (line: string): void => {
    commands.push(line)
    if (line.startsWith('RCPT')) answer(recipient)
    else if (line === 'DATA') {
      isContent = true
      answer('354 go on')
    } else if (line === 'QUIT') socket.end('221 bye\r\n')
    else answer('250 OK')
  }
  answer('220 test')
  socket.on('data', (data) => {
    unread += data.toString()
    for (let part = take(isContent ? END_OF_CONTENT : '\r\n'); part !== null;) {
      if (isContent) {
        received.push({ commands, content: part.replaceAll('\r\n..', '\r\n.') })
        isContent = false
        commands = []
        answer('250 taken')
      } else command(part)
      part = take(isContent ? END_OF_CONTENT : '\r\n')
    }
  })
}
